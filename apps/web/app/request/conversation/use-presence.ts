import { presenceInterval } from '@kakehashi/contract/presence'
import { getUserInfo } from '@kakehashi/browser/user-info'
import { useEffect } from 'react'
import { useListPresentQuery, useReportPresenceMutation } from '../../api/presence-api.ts'

/** Says that the reader has the request open, and returns the colleagues who have it open too. */
export function usePresence(requestId: string) {
  const [report] = useReportPresenceMutation()
  useEffect(() => {
    // A hidden tab is not being read. Errors are not shown: the next report tries again.
    const tell = () => void report({ requestId, isHere: document.visibilityState === 'visible' })
    tell()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tell()
    }, presenceInterval)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
      // After a logout the call would be refused; the server forgets the reader by itself.
      if (getUserInfo()) void report({ requestId, isHere: false })
    }
  }, [requestId, report])
  return useListPresentQuery(requestId, { refetchOnMountOrArgChange: true }).currentData ?? []
}
