import { useState } from 'react'
import { useNavigate } from 'react-router'

export function useLogOut() {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()

  async function logOut() {
    setLeaving(true)
    // Loaded on demand: pages of the public site need neither the store nor the API.
    const { logOut: endSession } = await import('./log-out.ts')
    await endSession()
    setLeaving(false)
    await navigate('/login')
  }

  return { logOut: () => void logOut(), isLeaving }
}
