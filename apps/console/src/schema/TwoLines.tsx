import { None } from '@officina/ui/values'

/** Words of a list that go on in a second line before they are cut. */
export const TwoLines = ({ children }: { children: string | null | undefined }) =>
  children ? <span className="two-lines">{children}</span> : <None />
