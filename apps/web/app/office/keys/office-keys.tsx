import { msg } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { KeyList } from './key-list.tsx'
import { listenForKeys } from './key-listener.ts'
import { type OfficeKey, useKeys } from './use-keys.ts'

const places = [
  { key: 'g d', label: msg`Go to the dashboard`, to: '/admin/dashboard' },
  { key: 'g m', label: msg`Go to the messages`, to: '/admin/inbox' },
  { key: 'g q', label: msg`Go to the quotes`, to: '/admin/quote' },
  { key: 'g p', label: msg`Go to the payments`, to: '/admin/payment' },
  { key: 'g t', label: msg`Go to the translations`, to: '/admin/translate' },
  { key: 'g r', label: msg`Go to the reviews`, to: '/admin/review' },
  { key: 'g e', label: msg`Go to the deliveries`, to: '/admin/delivery' },
  { key: 'g c', label: msg`Go to the completed requests`, to: '/admin/complete' },
]

const openListeners = new Set<() => void>()

/** Opens the list of keys, even when keys are turned off. */
export function showKeys(): void {
  for (const open of openListeners) open()
}

/** Starts the key listener and registers the keys that work on every screen. */
export function OfficeKeys() {
  const navigate = useNavigate()
  const [isListOpen, setListOpen] = useState(false)
  const everywhere: OfficeKey[] = [
    ...places.map(({ key, label, to }) => ({ key, label, do: () => void navigate(to) })),
    { key: '?', label: msg`Show these keys`, do: () => setListOpen(true) },
  ]
  useKeys(everywhere)
  useEffect(listenForKeys, [])
  useEffect(() => {
    const open = () => setListOpen(true)
    openListeners.add(open)
    return () => {
      openListeners.delete(open)
    }
  }, [])
  return <KeyList isOpen={isListOpen} onClose={() => setListOpen(false)} />
}
