import type { ReactNode } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import { Alert } from '@kakehashi/ui/alert'
import { Loading } from '@kakehashi/ui/spinner'

interface LoadedProps<Data> {
  query: {
    data?: Data | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** Names what is loading. */
  label: ReactNode
  lines: number
  children: (data: Data) => ReactNode
}

/** Shows a query as loading, failed with a retry button, or loaded. */
export function Loaded<Data>({ query, label, lines, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  return (
    <>
      {error !== undefined && (
        <Alert kind="error" onRetry={refetch} isRetrying={isFetching}>
          {errorMessage(error)}
        </Alert>
      )}
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && <Loading label={label} lines={lines} />}
    </>
  )
}
