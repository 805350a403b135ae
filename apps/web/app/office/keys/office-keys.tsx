import { newOrderPath, stageListPath } from '@kakehashi/contract/screen-paths'
import { stages } from '@kakehashi/domain/request/stage'
import { msg } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { stageTexts } from '../../request/stage-texts.ts'
import { KeyList } from './key-list.tsx'
import { listenForKeys } from './key-listener.ts'
import { type OfficeKey, useKeys } from './use-keys.ts'

const places = [
  { key: 'g d', label: msg`Go to the dashboard`, to: '/admin/dashboard' },
  { key: 'w', label: msg`New order at the counter`, to: newOrderPath },
  { key: 'g m', label: msg`Go to the messages`, to: '/admin/inbox' },
  ...stages.map((stage) => {
    const { key, goTo } = stageTexts[stage]
    return { key: `g ${key}`, label: goTo, to: stageListPath(stage) }
  }),
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
