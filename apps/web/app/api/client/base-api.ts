import type {
  Endpoint,
  ParamsOf,
  SentBody,
  SentQuery,
  ErrorReply,
} from '@kakehashi/contract/http/endpoint'
import { genericError, offlineError } from '@kakehashi/contract/refusals/generic-error'
import { liveTagTypes } from '@kakehashi/contract/live'
import { signIn } from '@kakehashi/contract/accounts/sessions'
import { defaultLanguage, languages } from '@kakehashi/domain/language'
import { i18n } from '@lingui/core'
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
import { getUserInfo, hasLoggedOut, markSessionEnded } from '@kakehashi/browser/user-info'
import { askForProof, proofFor } from '../../session/asked-proof.ts'
import { activityHeaders } from '../../session/user-activity.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value }
type CallParts<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', SentQuery<E>> &
  Part<'body', SentBody<E>>

/** The fetch arguments for an endpoint, with the parameters filled into its path. */
export function call<const E extends Endpoint>(endpoint: E, parts: CallParts<E>): FetchArgs {
  const params = (parts.params ?? {}) as Record<string, string>
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    // With an empty id the address would be that of the list.
    if (!value) throw new Error(`${endpoint.path} needs ${name}`)
    return encodeURIComponent(value)
  })
  return {
    url,
    method: endpoint.method,
    // A trailing question mark would make the address differ from the preloaded one.
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
 * Shows the user as signed out. Not during a logout: the code that logs out does this itself, and
 * must not be interrupted before the reply.
 */
export function endSession(dispatch: (action: UnknownAction) => unknown): void {
  if (hasLoggedOut()) return
  if (getUserInfo()) markSessionEnded()
  dispatch(signedOut())
}

const baseQuery: BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (args, context, options) => {
  let outcome = await fetchJson(args, context, options)
  const proof = proofFor(outcome.error)
  if (proof && (await askForProof(proof))) outcome = await fetchJson(args, context, options)
  // A wrong password does not end a session: the login form shows the message of its own 401.
  if (outcome.error?.status === 401 && args.url !== signIn.path) endSession(context.dispatch)
  return outcome
}

/** Data that other people can change: reloaded after a gap in the live stream. */
export const sharedTagTypes = [...liveTagTypes, 'Payment', 'Users'] as const

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [...sharedTagTypes, 'Session', 'Passkey', 'OfficeRules', 'OfficeTeam', 'HistoryChecks'],
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
})

/** Seconds that a result stays in the cache after the last screen that shows it has closed. */
export const shortLived = 5

/** Calls with the same idempotency key are carried out once. */
export function under(key: string): Pick<FetchArgs, 'headers'> {
  return { headers: { 'idempotency-key': key } }
}

/** The message of a failed call: the server's, or the generic one. */
export function errorMessage(error: unknown): string {
  const reply = (error as { data?: Partial<ErrorReply> } | undefined)?.data
  if (typeof reply?.message === 'string' && reply.message !== '') return reply.message
  const language = languages.find((one) => one === i18n.locale) ?? defaultLanguage
  const isOffline = statusOf(error) === 'FETCH_ERROR' && !navigator.onLine
  return (isOffline ? offlineError : genericError)[language]
}

/** The HTTP status of a failed call, or the client's name for the failure. */
export function statusOf(error: unknown): unknown {
  return (error as { status?: unknown } | undefined)?.status
}
