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
    hint: msg`When we answer or ask you something. It also waits in your inbox.`,
  },
  'quote-reminder': {
    label: msg`A quote that waits for your answer`,
    hint: msg`When a quote has not been answered for a few working days.`,
  },
  'payment-recorded': {
    label: msg`A payment we have received`,
    hint: msg`What was paid and what remains.`,
  },
  'promise-moved': {
    label: msg`A ready date that has moved`,
    hint: msg`When your order will be ready on another day than we said.`,
  },
  'pickup-reminder': {
    label: msg`An order that waits at the counter`,
    hint: msg`When it has not been picked up for a few working days.`,
  },
}
