import type { OptionalNotice } from '@kakehashi/domain/request/notices'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface NoticeLabels {
  label: MessageDescriptor
  hint: MessageDescriptor
}

/** The labels of the mails that can be turned off. */
export const noticeLabels: Readonly<Record<OptionalNotice, NoticeLabels>> = {
  'message-to-customer': {
    label: msg`A new message from us`,
    hint: msg`When we answer you or ask a question. You can also read it in your inbox.`,
  },
  'quote-reminder': {
    label: msg`A quote you have not answered`,
    hint: msg`If you have not answered after a few working days.`,
  },
  'payment-recorded': {
    label: msg`A payment we have received`,
    hint: msg`How much you have paid and how much is left to pay.`,
  },
  'promise-moved': {
    label: msg`A change to the day your translation is ready`,
    hint: msg`When your translation will be ready earlier or later than planned.`,
  },
  'pickup-reminder': {
    label: msg`A translation you have not picked up`,
    hint: msg`If you have not picked it up after a few working days.`,
  },
}
