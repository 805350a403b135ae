import type { MessageView } from '@kakehashi/contract/requests/thread-view'
import type { Language } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'

/** The office has a name in each language. Customers are shown under the name they gave. */
export function senderName(
  { sender, name }: Pick<MessageView, 'sender' | 'name'>,
  language: Language,
): string {
  return sender === 'customer' ? name : office.localSender[language]
}
