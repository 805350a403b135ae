import { useSyncExternalStore } from 'react'

/** What the server asks for before a dangerous act. */
export type Proof = 'password' | 'code'

interface AskedProof {
  readonly proof: Proof
  readonly answer: (isGiven: boolean) => void
}

const codes: Readonly<Record<string, Proof>> = {
  'fresh-password-required': 'password',
  'fresh-code-required': 'code',
}

let asked: AskedProof | undefined
type Listener = (asked: AskedProof | undefined) => void
const listeners = new Set<Listener>()

/** The proof that a failed call needs before it can be repeated. */
export function proofFor(error: { readonly data?: unknown } | undefined): Proof | undefined {
  const data = error?.data as { code?: unknown } | undefined
  return typeof data?.code === 'string' ? codes[data.code] : undefined
}

/** Opens the dialog; false if the user closes it, or if no screen can show it. */
export async function askForProof(proof: Proof): Promise<boolean> {
  if (listeners.size === 0) return false
  asked?.answer(false)
  return new Promise((resolve) => {
    show({
      proof,
      answer: (isGiven) => {
        show(undefined)
        resolve(isGiven)
      },
    })
  })
}

export function useAskedProof(): AskedProof | undefined {
  return useSyncExternalStore(
    watchAskedProof,
    () => asked,
    () => undefined,
  )
}

function show(next: AskedProof | undefined): void {
  asked = next
  for (const listener of listeners) listener(next)
}

export function watchAskedProof(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) asked?.answer(false)
  }
}
