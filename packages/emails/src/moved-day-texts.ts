import type { Words } from '@kakehashi/domain/language'
import type { RequestFacts } from './request-facts.ts'

/** A closure that was removed again lets the work be ready earlier than the customer was told. */
function isEarlier({ ready }: RequestFacts): boolean {
  return ready?.movedFrom !== undefined && ready.day < ready.movedFrom.day
}

export function dayHasChanged(facts: RequestFacts): Words {
  return isEarlier(facts)
    ? {
        en: 'Your translation will be ready earlier than we last told you.',
        ja: '翻訳の仕上がり予定日が、先にお伝えした日より早くなりました。',
      }
    : {
        en: 'We have changed the date on which your translation will be ready.',
        ja: '翻訳の仕上がり予定日が、先にお伝えした日から変更になりました。',
      }
}

export function ifDayDoesNotSuit(facts: RequestFacts): Words {
  return isEarlier(facts)
    ? {
        en: 'You do not need to do anything. Your request page shows the new date.',
        ja: 'お手続きは必要ありません。新しい予定日は、ご依頼のページでもご確認いただけます。',
      }
    : {
        en: 'If the new date is too late for you, send us a message on your request page and we will see what we can do.',
        ja: '新しい予定日がご都合に合わない場合は、ご依頼のページからお知らせください。できる限り対応いたします。',
      }
}
