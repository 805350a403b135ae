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

/** Before the next request of a stage. */
export const nextLabels: Readonly<Record<Stage, MessageDescriptor>> = {
  quote: msg`Next to quote:`,
  payment: msg`Next payment:`,
  translate: msg`Next to translate:`,
  review: msg`Next to review:`,
  delivery: msg`Next to deliver:`,
  complete: msg`Next:`,
}

/** Misspelled in the specification; kept because the office is used to it. */
export const recieved = msg`Recieved`
