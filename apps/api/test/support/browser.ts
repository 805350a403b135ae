import { proveIdentity } from '@kakehashi/contract/accounts/sessions'
import type { Endpoint, ReplyOf } from '@kakehashi/contract/http/endpoint'

export interface Reply<Body = Record<string, unknown>> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** For calls made at the same time, whose order does not matter. */
export function sortedStatuses(replies: readonly { readonly status: number }[]): number[] {
  return replies.map(({ status }) => status).toSorted((one, other) => one - other)
}

/** A reply without the parts that differ between equal calls, so that two replies can be compared. */
export function comparableReply({ status, headers, body }: Reply<unknown>) {
  const differing = Object.entries({
    requestId: 'of this call',
    challenge: 'random',
    checkedAt: 'now',
  }).filter(([name]) => typeof body === 'object' && body !== null && name in body)
  const compared =
    differing.length > 0 ? Object.assign({}, body, Object.fromEntries(differing)) : body
  return {
    status,
    headers: [...headers].filter(([name]) => name !== 'date'),
    text: JSON.stringify(compared),
  }
}

/** The body of a refusal, in place of the endpoint's own reply. */
export interface RefusalBody {
  readonly code?: string
  readonly message?: string
  readonly fields?: Record<string, string>
}

export interface CallInput {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** An HTTP client that keeps cookies and calls the API as the office's own pages do. */
export class Browser {
  readonly cookies = new Map<string, string>()
  /** Given again when a dangerous act asks for it, as a person would in the dialog. */
  password: string | undefined
  readonly #address: string
  readonly #headers: Record<string, string>

  constructor(address: string, headers: Record<string, string> = {}) {
    this.#address = address
    this.#headers = { 'sec-fetch-site': 'same-origin', ...headers }
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput = {},
  ): Promise<Reply<ReplyOf<E> & RefusalBody>> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(input.params?.[name] ?? ''),
    )
    const search = input.query ? `?${new URLSearchParams(input.query)}` : ''
    const send = () =>
      this.send<ReplyOf<E> & RefusalBody>(endpoint.method, path + search, input.body, input.headers)
    const reply = await send()
    const isAsked = reply.body?.code === 'fresh-password-required'
    if (!isAsked || this.password === undefined) return reply
    await this.call(proveIdentity, { body: { currentPassword: this.password } })
    return send()
  }

  async send<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> {
    const isForm = body instanceof FormData
    const response = await fetch(this.#address + path, {
      method,
      headers: {
        ...this.#headers,
        ...(this.cookies.size > 0 && { cookie: this.#cookieHeader() }),
        // For a form, fetch sets the content type with its boundary.
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      }),
      redirect: 'manual',
    })
    this.#storeCookies(response.headers)
    // A live stream does not end, so its body is not read.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) await response.body?.cancel()
    const text = isStream ? '' : await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    // The caller states the type; in tests the server validates its replies.
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text !== '' ? JSON.parse(text) : text) as Body,
    }
  }

  /** The raw response, for streams and files. */
  open(path: string, signal: AbortSignal | null = null, headers = {}): Promise<Response> {
    const cookie = this.#cookieHeader()
    return fetch(this.#address + path, {
      signal,
      headers: { ...this.#headers, cookie, ...headers },
    })
  }

  /** The raw response to what is sent, for a file that is made of it. */
  post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie: this.#cookieHeader() }
    return fetch(this.#address + path, {
      method: 'POST',
      headers: { ...this.#headers, ...headers },
      body: JSON.stringify(body),
    })
  }

  /** A browser with the same cookies that calls another API process. */
  at(address: string): Browser {
    const copy = new Browser(address, this.#headers)
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    return copy
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #storeCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      const isExpired = attributes.some((text) => /^\s*expires=thu, 01 jan 1970/i.test(text))
      if (isExpired || value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
