import type { Endpoint, ParamsOf, SentBody, SentQuery } from '@kakehashi/contract/http/endpoint'
import type { ErrorReply } from '@kakehashi/contract/http/error-reply'
import { signIn } from '@kakehashi/contract/accounts/sessions'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react'
import { signedOut } from '../../session/session-slice.ts'
import { hasLoggedOut } from '@kakehashi/browser/user-info'
import { activityHeaders } from '../../session/user-activity.ts'

type Part<Name extends string, Value> = Value extends undefined
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value }
type CallParts<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', SentQuery<E>> &
  Part<'body', SentBody<E>>

/** What a fetch of this endpoint looks like: its method, its path with the parameters filled in. */
export function call<const E extends Endpoint>(endpoint: E, parts: CallParts<E>): FetchArgs {
  const params = (parts.params ?? {}) as Record<string, string>
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    // A missing id would call the list instead, so it must not pass for an empty one.
    if (!value) throw new Error(`${endpoint.path} needs ${name}`)
    return encodeURIComponent(value)
  })
  return {
    url,
    method: endpoint.method,
    // An empty question mark would make it another address than the one that was preloaded.
    ...(parts.query && Object.keys(parts.query).length > 0 && { params: parts.query }),
    ...(parts.body !== undefined && { body: parts.body }),
  }
}

const timeout = 20_000

const fetchJson = fetchBaseQuery({
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'same-origin',
  timeout,
  prepareHeaders: (headers) => {
    for (const [name, value] of Object.entries(activityHeaders())) headers.set(name, value)
  },
})

/**
 * Shows the person as signed out. Not while they are just leaving by choice: then whoever ends the
 * session also says so, and must not be cut off before the answer.
 */
export function endSession(dispatch: (action: UnknownAction) => unknown): void {
  if (!hasLoggedOut()) dispatch(signedOut())
}

const baseQuery: BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (args, context, options) => {
  const outcome = await fetchJson(args, context, options)
  // A wrong password is no lost session: the login form shows the message of its own 401.
  if (outcome.error?.status === 401 && args.url !== signIn.path) endSession(context.dispatch)
  return outcome
}

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Service', 'Closures', 'Request', 'Payment', 'User', 'Users', 'Session', 'Notice'],
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
})

/** Seconds that what was read stays after the last screen that shows it has closed. */
export const shortLived = 5

/** Of a call sent twice under one key, the office carries out one. */
export function under(key: string): Pick<FetchArgs, 'headers'> {
  return { headers: { 'idempotency-key': key } }
}

/** What a failed call says to a person: the server's own words, otherwise what can be told. */
export function errorMessage(error: unknown): string {
  const reply = (error as { data?: Partial<ErrorReply> } | undefined)?.data
  if (typeof reply?.message === 'string' && reply.message !== '') return reply.message
  const status = (error as { status?: unknown } | undefined)?.status
  if (status === 'FETCH_ERROR') {
    return i18n._(msg`We could not reach the office. Check your connection and try again.`)
  }
  if (status === 'TIMEOUT_ERROR') {
    return i18n._(msg`The answer took too long. Please try again.`)
  }
  return i18n._(msg`Something went wrong. Please try again in a moment.`)
}

/** The server tells neither what never existed nor what belongs to somebody else from a wrong address. */
export function isNotFound(error: unknown): boolean {
  const status = (error as { status?: unknown } | undefined)?.status
  return status === 404 || status === 400
}
