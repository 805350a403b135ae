import { useState } from 'react'
import { useNavigate } from 'react-router'

export function useLogOut() {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()

  async function logOut() {
    setLeaving(true)
    // Loaded when asked for: visitors' pages carry neither the store nor the calls.
    const { logOut: endSession } = await import('./log-out.ts')
    await endSession()
    setLeaving(false)
    await navigate('/login')
  }

  return { logOut: () => void logOut(), isLeaving }
}
