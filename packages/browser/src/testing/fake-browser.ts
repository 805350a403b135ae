import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

// A fake storage, and a page origin with a real server.

export function storageOf(entries: Map<string, string>): Storage {
  return {
    get length() {
      return entries.size
    },
    key: (position) => [...entries.keys()][position] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

export function fakeStorage(start: Record<string, string> = {}) {
  const entries = new Map(Object.entries(start))
  const storage = storageOf(entries)
  const target = new EventTarget()
  Object.assign(globalThis, { addEventListener: target.addEventListener.bind(target) })
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  return {
    storage,
    entries: () => Object.fromEntries(entries),
    pressKey: () => void target.dispatchEvent(new Event('keydown')),
    changeInOtherTab: (key: string | null) => {
      target.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
  }
}

/** Starts a server and makes it the origin of the page. */
export async function startOrigin(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  Object.assign(globalThis, { location: { origin: `http://127.0.0.1:${port}` } })
  return {
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
