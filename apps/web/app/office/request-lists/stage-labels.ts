import type { Stage } from '@kakehashi/domain/request/stage'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const listTitles: Readonly<Record<Stage, MessageDescriptor>> = {
  quote: msg`QUOTE`,
  payment: msg`PAYMENT`,
  translate: msg`TRANSLATE`,
  review: msg`REVIEW`,
  delivery: msg`DELIVERY`,
  complete: msg`COMPLETE`,
}

/** Text of an empty list: where its next request will come from. */
export const whenEmpty: Readonly<Record<Stage, MessageDescriptor>> = {
  quote: msg`A new request appears here as soon as a customer sends it.`,
  payment: msg`A request comes here when its quote is submitted.`,
  translate: msg`A request comes here when its payment is complete.`,
  review: msg`A request comes here when its translation is submitted.`,
  delivery: msg`A request comes here when its review is done.`,
  complete: msg`A request comes here when it is delivered.`,
}

/** Misspelled in the specification; kept because the office is used to it. */
export const recieved = msg`Recieved`
