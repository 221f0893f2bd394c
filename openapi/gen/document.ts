export type Json = { [key: string]: unknown }
export type Document = {
  openapi: string
  paths: Record<string, Record<string, Json>>
  components: Record<string, Record<string, Json>>
} & Json
