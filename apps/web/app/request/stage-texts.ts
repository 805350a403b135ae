import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { mapStages, type Stage, type WorkStage } from '@kakehashi/domain/request/stage'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The texts of one stage. Its name is in the domain, because mails use it too. */
interface StageTexts {
  /** Its step of the progress tracker, named as in the specification. */
  readonly step: MessageDescriptor
  /** The heading of its column on the dashboard, if the specification differs from its name. */
  readonly column?: MessageDescriptor
  /** The title of its list. */
  readonly list: MessageDescriptor
  /** Text of an empty list: where its next request will come from. */
  readonly emptyList: MessageDescriptor
  /** Before the name of the next request in the list. */
  readonly next: MessageDescriptor
  /** The key that opens the list, after 'g'. */
  readonly key: string
  readonly goTo: MessageDescriptor
  /** The heading of its form in the office. */
  readonly form: MessageDescriptor
  /** The toast when the office ends it; the form of a translation has its own. */
  readonly ended?: MessageDescriptor
  /** For the translator: what to do, or what the request waits for. */
  readonly forTranslator: MessageDescriptor
}

export const stageTexts: Readonly<Record<Stage, StageTexts>> = {
  quote: {
    step: msg`Quote`,
    list: msg`QUOTE`,
    emptyList: msg`Requests appear here when a customer sends them.`,
    next: msg`Next to quote:`,
    key: 'q',
    goTo: msg`Go to the quotes`,
    form: msg`Quote`,
    ended: msg`Quote added`,
    forTranslator: msg`The office is preparing the quote`,
  },
  payment: {
    step: msg`Payment`,
    list: msg`PAYMENT`,
    emptyList: msg`Requests appear here when their quote is submitted.`,
    next: msg`Next payment:`,
    key: 'p',
    goTo: msg`Go to the payments`,
    form: msg`Payment`,
    ended: msg`Payment complete`,
    forTranslator: msg`Work starts when the customer has paid`,
  },
  translate: {
    step: msg`Translate`,
    list: msg`TRANSLATE`,
    emptyList: msg`Requests appear here when their payment is complete.`,
    next: msg`Next to translate:`,
    key: 't',
    goTo: msg`Go to the translations`,
    form: msg`Translation`,
    forTranslator: msg`Translate it and submit the PDF`,
  },
  review: {
    step: msg`Review`,
    list: msg`REVIEW`,
    emptyList: msg`Requests appear here when their translation is submitted.`,
    next: msg`Next to review:`,
    key: 'r',
    goTo: msg`Go to the reviews`,
    form: msg`Review`,
    ended: msg`Ready for delivery or pickup.`,
    forTranslator: msg`Submitted, the office is reviewing it`,
  },
  delivery: {
    step: msg`Delivery Pickup`,
    column: msg`Delivery/Pickup`,
    list: msg`DELIVERY`,
    emptyList: msg`Requests appear here when their review is complete.`,
    next: msg`Next to deliver:`,
    key: 'e',
    goTo: msg`Go to the deliveries`,
    form: msg`Delivery`,
    ended: msg`Document delivered`,
    forTranslator: msg`Finished, ready for the customer`,
  },
  complete: {
    step: msg`Complete`,
    list: msg`COMPLETE`,
    emptyList: msg`Requests appear here when they are delivered.`,
    next: msg`Next:`,
    key: 'c',
    goTo: msg`Go to the completed requests`,
    form: msg`Summary`,
    forTranslator: msg`Delivered to the customer`,
  },
}

/** The status while the translation is made. At other stages it depends on quote and payment. */
export const workTexts: Readonly<
  Record<
    WorkStage,
    { readonly forCustomer: MessageDescriptor; readonly forStaff: MessageDescriptor }
  >
> = {
  translate: {
    forCustomer: msg`We are translating your documents`,
    forStaff: msg`Being translated`,
  },
  review: { forCustomer: msg`We are checking the translation`, forStaff: msg`In review` },
}

export type Step = RequestDetail['progress'][number]['step']

export const stepNames: Readonly<Record<Step, MessageDescriptor>> = {
  inquiry: msg`Inquiry`,
  ...mapStages((stage) => stageTexts[stage].step),
}
