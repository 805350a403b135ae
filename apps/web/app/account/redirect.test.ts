import { describe, expect, test } from 'vitest'
import { safeRedirect, withRedirect } from './redirect.ts'

describe('safeRedirect accepts', () => {
  test.each([
    '/',
    '/profile',
    '/request/0190-a1',
    '/profile/inbox/1/messages?before=2&x=%2F',
    '/admin/userlist?role=customer#top',
    '/ja/about',
    '/a@b:c',
    '/search?q=//not-a-host',
    '/%E5%90%8D%E5%89%8D',
  ])('a path of this site: %s', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  test('a path with non-ASCII characters, and encodes it', () => {
    expect(safeRedirect('/日本')).toBe('/%E6%97%A5%E6%9C%AC')
  })

  test('a path with dot segments, and resolves it', () => {
    expect(safeRedirect('/profile/../about')).toBe('/about')
  })
})

describe('safeRedirect rejects other origins', () => {
  test.each([
    null,
    '',
    'profile',
    './profile',
    '../profile',
    'https://evil.example',
    'https:evil.example',
    'http://evil.example/login',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    String.raw`/profile\..\..\evil`,
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    ' /profile',
    '/\u0000/evil.example',
    '/\u007Fprofile',
    '/\u0085/evil.example',
    '/\u2028/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '@evil.example',
    '?redirect=//evil.example',
    '#//evil.example',
  ])('%j becomes the home page', (raw) => {
    expect(safeRedirect(raw)).toBe('/')
  })
})

test('an accepted path never resolves to another origin', () => {
  const here = 'https://kakehashi.example'
  for (const raw of ['/%5Cevil.example', '/%2F%2Fevil.example', '/%09/evil.example', '/;//evil']) {
    expect(new URL(safeRedirect(raw), here).origin).toBe(here)
  }
})

test('the login link carries a redirect only if there is a safe target', () => {
  expect(withRedirect('/login', '/profile/info?x=1')).toBe(
    '/login?redirect=%2Fprofile%2Finfo%3Fx%3D1',
  )
  expect(withRedirect('/login', '/')).toBe('/login')
  expect(withRedirect('/register', '//evil.example')).toBe('/register')
})
