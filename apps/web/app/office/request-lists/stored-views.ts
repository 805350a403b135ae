import { useSyncExternalStore } from 'react'

/** A list with its filters and its order, under a name. */
export interface SavedView {
  readonly name: string
  /** The address, such as '/admin/translate?translator=nobody'. */
  readonly to: string
}

const listeners = new Set<() => void>()
const keyOf = (userId: string) => `officeViews:${userId}`

/** Views are kept in this browser, for each person who signs in here. */
export function useSavedViews(userId: string): readonly SavedView[] {
  const stored = useSyncExternalStore(subscribe, () => read(userId))
  return parse(stored)
}

export function saveView(userId: string, view: SavedView): void {
  const others = parse(read(userId)).filter(({ to }) => to !== view.to)
  write(userId, [...others, view])
}

export function removeView(userId: string, to: string): void {
  write(
    userId,
    parse(read(userId)).filter((view) => view.to !== to),
  )
}

function read(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? '[]'
  } catch {
    return '[]'
  }
}

function write(userId: string, views: readonly SavedView[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(views))
  } catch {
    // Storage is blocked: the view can still be bookmarked.
  }
  for (const listener of listeners) listener()
}

function parse(stored: string): readonly SavedView[] {
  try {
    const views: unknown = JSON.parse(stored)
    return Array.isArray(views) ? views.filter(isView) : []
  } catch {
    return []
  }
}

function isView(view: unknown): view is SavedView {
  const { name, to } = (view ?? {}) as Partial<SavedView>
  return typeof name === 'string' && typeof to === 'string' && to.startsWith('/admin/')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
