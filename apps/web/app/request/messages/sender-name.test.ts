import { expect, test } from 'vitest'
import { senderName } from './sender-name.ts'

test('messages of the office have its name in the language of the reader', () => {
  for (const sender of ['system', 'staff'] as const) {
    const message = { sender, name: 'Kakehashi Support' }
    expect(senderName(message, 'en')).toBe('Kakehashi Support')
    expect(senderName(message, 'ja')).toBe('架け橋サポート')
  }
})

test('a customer who uses the name of the office is shown under the name they gave', () => {
  const message = { sender: 'customer', name: 'Kakehashi Support' } as const
  expect(senderName(message, 'ja')).toBe('Kakehashi Support')
})
