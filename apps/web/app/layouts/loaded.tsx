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
  /** What is being waited for. */
  label: ReactNode
  lines: number
  children: (data: Data) => ReactNode
}

/** The three states of everything that is read: waiting, failed with a retry, there. */
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
