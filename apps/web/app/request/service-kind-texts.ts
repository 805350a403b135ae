import type { ServiceKind } from '@kakehashi/domain/services'
import type { Stage, WorkStage } from '@kakehashi/domain/request/stage'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { stageTexts, type Step, stepNames, workTexts } from './stage-texts.ts'

/** What the work and its file are called. An interpretation ends with a written record. */
interface WorkWords {
  readonly yours: MessageDescriptor
  readonly download: MessageDescriptor
  readonly owing: (remaining: string) => MessageDescriptor
  readonly stays: MessageDescriptor
  readonly locked: MessageDescriptor
  readonly notReady: (promised: string) => MessageDescriptor
  readonly howToGet: MessageDescriptor
  readonly howYouGet: MessageDescriptor
  readonly detailsHint: MessageDescriptor
  /** An interpretation is not certified. */
  readonly purposeHint: MessageDescriptor | undefined
  readonly whenNeeded: MessageDescriptor
  readonly neededBy: MessageDescriptor
  readonly howCustomerGets: MessageDescriptor
  readonly finished: MessageDescriptor
  readonly submit: MessageDescriptor
  readonly submitted: MessageDescriptor
  readonly goesToReview: MessageDescriptor
  readonly file: MessageDescriptor
  readonly person: MessageDescriptor
  readonly waitsFor: MessageDescriptor
  readonly withPerson: MessageDescriptor
  readonly unassigned: MessageDescriptor
  readonly change: MessageDescriptor
  readonly choose: MessageDescriptor
  readonly update: MessageDescriptor
  readonly updated: MessageDescriptor
  readonly whoAssigns: MessageDescriptor
  readonly question: MessageDescriptor
  readonly posted: MessageDescriptor
  readonly handedOver: MessageDescriptor
  /** What is ticked at the counter. */
  readonly handedPiece: MessageDescriptor
  readonly correctedFile: MessageDescriptor
  readonly askReturn: MessageDescriptor
  readonly goesBack: MessageDescriptor
}

export const workWords: Readonly<Record<ServiceKind, WorkWords>> = {
  translation: {
    yours: msg`Your translation`,
    download: msg`Download your translation`,
    owing: (remaining) => msg`You have your translation. ${remaining} is still to pay.`,
    stays: msg`Thank you. You can download your translation here.`,
    locked: msg`Your translation is not ready yet. You can download it here later.`,
    notReady: (promised) => msg`We promised ${promised}. Your translation is not ready.`,
    howToGet: msg`How do you want to get your translation?`,
    howYouGet: msg`How you get it`,
    detailsHint: msg`Names as they should be spelled, what to translate, anything we should know`,
    purposeHint: msg`This tells us which certification you need`,
    whenNeeded: msg`When do you need it?`,
    neededBy: msg`Needed by`,
    howCustomerGets: msg`How does the customer get the translation?`,
    finished: msg`The finished translation`,
    submit: msg`SUBMIT TRANSLATION`,
    submitted: msg`Translation submitted`,
    goesToReview: msg`The translation goes to the office for review.`,
    file: msg`TRANSLATED`,
    person: msg`Translator`,
    waitsFor: msg`Waiting for the translator`,
    withPerson: msg`With the translator`,
    unassigned: msg`Waits for a translator`,
    change: msg`Change translator`,
    choose: msg`Choose a translator`,
    update: msg`UPDATE TRANSLATOR`,
    updated: msg`Translator updated`,
    whoAssigns: msg`The owner assigns translators, and so do admins whom the owner lets do it.`,
    question: msg`Question from the translator`,
    posted: msg`Press DELIVERED when you have posted the translation.`,
    handedOver: msg`Press DELIVERED when the customer has the translation.`,
    handedPiece: msg`The translation`,
    correctedFile: msg`Upload one PDF only if you corrected something. If not, the translation is used as it is.`,
    askReturn: msg`Return it to the translator?`,
    goesBack: msg`The request goes back to Translation. This version of the file is kept.`,
  },
  interpretation: {
    yours: msg`Record of your interpretation`,
    download: msg`Download the record of your interpretation`,
    owing: (remaining) =>
      msg`You have the record of your interpretation. ${remaining} is still to pay.`,
    stays: msg`Thank you. You can download the record of your interpretation here.`,
    locked: msg`The record of your interpretation is not ready yet. You can download it here later.`,
    notReady: (promised) => msg`We promised ${promised}. Your interpretation is not complete.`,
    howToGet: msg`How do you want to get the record of your interpretation?`,
    howYouGet: msg`How you get the written record`,
    detailsHint: msg`The day, time, place and languages of the appointment, and what it is about`,
    purposeHint: undefined,
    whenNeeded: msg`On which day is the appointment?`,
    neededBy: msg`Day of the appointment`,
    howCustomerGets: msg`How does the customer get the record of the interpretation?`,
    finished: msg`The written record of the interpretation`,
    submit: msg`SUBMIT RECORD`,
    submitted: msg`Record submitted`,
    goesToReview: msg`The record goes to the office, which checks it.`,
    file: msg`RECORD`,
    person: msg`Interpreter`,
    waitsFor: msg`Waiting for the interpreter`,
    withPerson: msg`With the interpreter`,
    unassigned: msg`Waits for an interpreter`,
    change: msg`Change interpreter`,
    choose: msg`Choose an interpreter`,
    update: msg`UPDATE INTERPRETER`,
    updated: msg`Interpreter updated`,
    whoAssigns: msg`The owner assigns interpreters, and so do admins whom the owner lets do it.`,
    question: msg`Question from the interpreter`,
    posted: msg`Press DELIVERED when you have posted the record.`,
    handedOver: msg`Press DELIVERED when the customer has the record.`,
    handedPiece: msg`The record of the interpretation`,
    correctedFile: msg`Upload one PDF only if you corrected something. If not, the record is used as it is.`,
    askReturn: msg`Return it to the interpreter?`,
    goesBack: msg`The request goes back to Interpretation. This version of the file is kept.`,
  },
}

type StageWords = Pick<(typeof stageTexts)[Stage], 'step' | 'form' | 'forTranslator'>

const interpretationStages: Partial<Record<Stage, Partial<StageWords>>> = {
  translate: {
    step: msg`Interpret`,
    form: msg`Interpretation`,
    forTranslator: msg`Interpret, then submit the written record as a PDF`,
  },
  review: {
    step: msg`Record check`,
    forTranslator: msg`Record submitted, the office is checking it`,
  },
  delivery: {
    step: msg`Record given`,
    form: msg`Record given`,
    forTranslator: msg`Finished, the record has been checked`,
  },
}

export function stageTextsOf(stage: Stage, kind: ServiceKind): StageWords {
  return { ...stageTexts[stage], ...(kind === 'interpretation' && interpretationStages[stage]) }
}

export function stepNameOf(step: Step, kind: ServiceKind): MessageDescriptor {
  return step === 'inquiry' ? stepNames[step] : stageTextsOf(step, kind).step
}

const interpretationWork: typeof workTexts = {
  translate: {
    forCustomer: msg`We are preparing your interpretation`,
    forStaff: msg`Being interpreted`,
  },
  review: {
    forCustomer: msg`We are checking the record of your interpretation`,
    forStaff: msg`In review`,
  },
}

export function workTextsOf(stage: WorkStage, kind: ServiceKind) {
  return (kind === 'interpretation' ? interpretationWork : workTexts)[stage]
}
