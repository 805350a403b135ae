import type { Office } from '@kakehashi/domain/office'

/** The office that a site is about, and its address. */
export interface Site {
  readonly office: Office
  /** 'https://kakehashi.example'; search engines and link previews need absolute addresses. */
  readonly origin: string
}
