import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, test } from 'vitest'
import { senderName } from './sender-name.ts'

test('messages of the office have its name in the language of the reader', () => {
  for (const sender of ['system', 'staff'] as const) {
    const message = { sender, name: 'Kakehashi Support' }
    expect(senderName(message, sampleOffice, 'en', '山田 花子')).toBe('Kakehashi Support')
    expect(senderName(message, sampleOffice, 'ja', undefined)).toBe('架け橋サポート')
  }
})

test('a customer who uses the name of the office is shown under the name they gave', () => {
  const message = { sender: 'customer', name: 'Kakehashi Support' } as const
  expect(senderName(message, sampleOffice, 'ja', undefined)).toBe('Kakehashi Support')
})

test('a customer with a Japanese name is shown under it to readers of Japanese', () => {
  const message = { sender: 'customer', name: 'Hanako Yamada' } as const
  expect(senderName(message, sampleOffice, 'ja', '山田 花子')).toBe('山田 花子')
  expect(senderName(message, sampleOffice, 'ja', undefined)).toBe('Hanako Yamada')
  expect(senderName(message, sampleOffice, 'en', '山田 花子')).toBe('Hanako Yamada')
})
