import { msg } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { KeyList } from './key-list.tsx'
import { listenForKeys } from './key-listener.ts'
import { type OfficeKey, useKeys } from './use-keys.ts'

const places = [
  { key: 'g d', words: msg`Go to the dashboard`, to: '/admin/dashboard' },
  { key: 'g m', words: msg`Go to the messages`, to: '/admin/inbox' },
  { key: 'g q', words: msg`Go to the quotes`, to: '/admin/quote' },
  { key: 'g p', words: msg`Go to the payments`, to: '/admin/payment' },
  { key: 'g t', words: msg`Go to the translations`, to: '/admin/translate' },
  { key: 'g r', words: msg`Go to the reviews`, to: '/admin/review' },
  { key: 'g e', words: msg`Go to the deliveries`, to: '/admin/delivery' },
  { key: 'g c', words: msg`Go to the completed requests`, to: '/admin/complete' },
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
    ...places.map(({ key, words, to }) => ({ key, words, do: () => void navigate(to) })),
    { key: '?', words: msg`Show these keys`, do: () => setListOpen(true) },
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
