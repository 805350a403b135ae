import type { MessageView } from '@kakehashi/contract/requests/thread-view'
import { type Language, languageFacts } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'

/**
 * The office has a name in each language. Customers are shown under the name they gave: to readers
 * of Japanese the Japanese one, if there is one.
 */
export function senderName(
  { sender, name }: Pick<MessageView, 'sender' | 'name'>,
  office: Pick<Office, 'sender'>,
  language: Language,
  customerNameJa: string | undefined,
): string {
  if (sender !== 'customer') return office.sender[language]
  return (languageFacts[language].isFamilyNameFirst && customerNameJa) || name
}
