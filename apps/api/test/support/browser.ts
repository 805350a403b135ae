import type { Endpoint, ReplyOf } from '@kakehashi/contract/endpoint'

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** How calls made at the same instant ended, in whatever order. */
export function sortedStatuses(answers: readonly { readonly status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other)
}

/** What a refusal carries instead of the endpoint's own reply. */
interface Refused {
  readonly code?: string
  readonly message?: string
  readonly fields?: Record<string, string>
}

export interface Sending {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** Someone at a browser: keeps cookies and calls the API over real HTTP from the office's own page. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #address: string
  readonly #headers: Record<string, string>

  constructor(address: string, headers: Record<string, string> = {}) {
    this.#address = address
    this.#headers = { 'sec-fetch-site': 'same-origin', ...headers }
  }

  async call<E extends Endpoint>(
    endpoint: E,
    sending: Sending = {},
  ): Promise<Answer<ReplyOf<E> & Refused>> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(sending.params?.[name] ?? ''),
    )
    const search = sending.query ? `?${new URLSearchParams(sending.query)}` : ''
    return this.send(endpoint.method, path + search, sending.body, sending.headers)
  }

  async send<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const isForm = body instanceof FormData
    const response = await fetch(this.#address + path, {
      method,
      headers: {
        ...this.#headers,
        ...(this.cookies.size > 0 && { cookie: this.#cookieHeader() }),
        // A form names its own type, with the line that parts its fields.
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      }),
      redirect: 'manual',
    })
    this.#keepCookies(response.headers)
    // A live stream has no end to wait for.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) await response.body?.cancel()
    const text = isStream ? '' : await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    // The caller names what this endpoint answers; the server checks its replies in tests.
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text !== '' ? JSON.parse(text) : text) as Body,
    }
  }

  /** A reply as it comes, for streams and files. */
  open(path: string, signal: AbortSignal | null = null, headers = {}): Promise<Response> {
    const cookie = this.#cookieHeader()
    return fetch(this.#address + path, {
      signal,
      headers: { ...this.#headers, cookie, ...headers },
    })
  }

  /** The same person with the same cookies, at another process of the office. */
  at(address: string): Browser {
    const there = new Browser(address, this.#headers)
    for (const [name, value] of this.cookies) there.cookies.set(name, value)
    return there
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      const isGone = attributes.some((text) => /^\s*expires=thu, 01 jan 1970/i.test(text))
      if (isGone || value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
