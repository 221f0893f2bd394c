import type { paths } from '@officina/openapi/schema'
import type { AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios'
import { createFinalURL, defaultPathSerializer } from 'openapi-fetch'
import { type Api, api, querySerializer } from './api.ts'
import { parseFailure, parseJson, unwrap } from './body.ts'
import { ApiError, toApiError } from './errors.ts'
import { fileNameOf } from './fileName.ts'
import type { CallInit, CallOptions, OperationOf, ParamsInit, PathOf, ResultOf } from './types.ts'

/** Bytes so far; `total` and `fraction` (0 to 1) are undefined while the size is unknown. */
export type Progress = { loaded: number; total: number | undefined; fraction: number | undefined }

export type Download = { blob: Blob; filename: string; type: string }

type OnProgress = { onProgress?: (progress: Progress) => void }
type UploadMethod = 'post' | 'patch' | 'put' | 'delete'
type DownloadMethod = 'get' | 'post'
type AnyInit = CallOptions & OnProgress & { params?: object; body?: unknown; form?: FormData }

/**
 * Uploads and downloads with progress. They share headers, CSRF cookie, 401 and 419 handling and the error type
 * with the given client; axios is loaded when the first of them runs.
 */
export function createTransfer<P extends object = paths>(client: Pick<Api<P>, 'wire'>) {
  const { wire } = client

  async function send(
    method: 'GET' | 'POST',
    path: string,
    init: AnyInit,
    config: AxiosRequestConfig,
  ) {
    const { default: axios } = await import('axios')
    const { settings } = wire
    const prepared = await wire.prepare(method, path)
    return axios.request({
      ...config,
      method,
      url: urlOf(settings.baseUrl, path, init.params),
      headers: { ...prepared, ...config.headers, ...init.headers },
      signal: init.signal,
      timeout: 0,
      withCredentials: true,
      // the token was set above, decoded
      withXSRFToken: false,
      adapter: ['xhr', 'fetch'],
      env: { fetch: (input, options) => settings.fetch(new Request(input, options)) },
      transformResponse: (data: unknown) => data,
    })
  }

  async function guarded<T>(quiet: boolean | undefined, run: () => Promise<T>): Promise<T> {
    try {
      return await run().catch(async (thrown) => {
        const error = await errorOf(thrown)
        if (await wire.hasSteppedUp(error)) return run()
        throw error
      })
    } catch (thrown) {
      throw await wire.handle(await errorOf(thrown), quiet)
    }
  }

  /**
   * Sends a form as a multipart POST; methods other than `post` go along as X-HTTP-Method-Override.
   * Resolves with the unwrapped JSON, rejects with an ApiError.
   */
  async function upload<M extends UploadMethod, Path extends PathOf<P, M>>(
    method: M,
    path: Path,
    init: ParamsInit<OperationOf<P, Path, M>> & CallOptions & OnProgress & { form: FormData },
  ): Promise<ResultOf<OperationOf<P, Path, M>>> {
    const { form, quiet, onProgress }: AnyInit = init
    return guarded(quiet, async () => {
      const response = await send('POST', path, init, {
        data: form,
        headers: {
          ...NO_TYPE,
          ...(method === 'post' ? {} : { 'X-HTTP-Method-Override': method.toUpperCase() }),
        },
        responseType: 'text',
        onUploadProgress: reporter(onProgress),
      })
      const text = String(response.data ?? '')
      return unwrap(parseJson(text, response.status, headersOf(response))) as never
    })
  }

  /** Fetches a file. Resolves with its bytes and name, rejects with an ApiError, also where the error is JSON. */
  async function download<M extends DownloadMethod, Path extends PathOf<P, M>>(
    method: M,
    path: Path,
    init: CallInit<OperationOf<P, Path, M>> & OnProgress,
  ): Promise<Download> {
    const { body, quiet, onProgress }: AnyInit = init
    return guarded(quiet, async () => {
      const response = await send(method === 'get' ? 'GET' : 'POST', path, init, {
        ...(body === undefined ? {} : { data: JSON.stringify(body) }),
        headers: body === undefined ? NO_TYPE : { 'Content-Type': 'application/json' },
        responseType: 'blob',
        onDownloadProgress: reporter(onProgress),
      })
      return fileOf(response, path)
    })
  }

  return { upload, download }
}

/** Uploads and downloads of the page's client. */
export const { upload, download } = createTransfer(api)

/** Hands a downloaded file to the browser's own "save". */
export function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  // some browsers read the URL only after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

// false keeps axios from adding a type of its own; the browser adds a form's type with its boundary
const NO_TYPE = { 'Content-Type': false }

function urlOf(baseUrl: string, path: string, params: object = {}): string {
  return createFinalURL(path, {
    baseUrl,
    params,
    querySerializer: (query) => querySerializer(query as Record<string, unknown>),
    pathSerializer: defaultPathSerializer,
  })
}

function fileOf(response: AxiosResponse<Blob>, path: string): Download {
  const headers = headersOf(response)
  const disposition = headers.get('Content-Disposition')
  const type = headers.get('Content-Type')?.split(';')[0]?.trim() ?? ''
  // a page or a JSON text that is not declared as a file is a proxy or a login page talking
  const isFile = disposition !== null || !/^(text\/html|application\/(.+\+)?json)$/i.test(type)
  if (response.status === 204 || !isFile) {
    throw new ApiError({ status: response.status, headers, code: 'BAD_ANSWER' })
  }
  const filename = fileNameOf(disposition) ?? path.split('/').findLast(Boolean) ?? 'download'
  return { blob: response.data, filename, type }
}

async function errorOf(thrown: unknown): Promise<ApiError> {
  const response = (thrown as { response?: AxiosResponse<unknown> }).response
  if (!response) return toApiError(thrown)
  const { data, status } = response
  const text = data instanceof Blob ? await data.text().catch(() => '') : String(data ?? '')
  const headers = headersOf(response)
  return new ApiError({ status, headers, body: parseFailure(text), cause: thrown })
}

function headersOf(response: AxiosResponse): Headers {
  const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
  return new Headers(entries as [string, string][])
}

function reporter(onProgress: ((progress: Progress) => void) | undefined) {
  if (!onProgress) return undefined
  return ({ loaded, total, progress }: AxiosProgressEvent) =>
    onProgress({ loaded, total, fraction: progress })
}
