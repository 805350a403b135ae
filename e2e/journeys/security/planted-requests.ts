import { askOffice } from '@kakehashi/contract/requests/messages'
import * as commands from '@kakehashi/contract/requests/request-commands'
import { removeFile } from '@kakehashi/contract/requests/request-files'
import { holdRequest } from '@kakehashi/contract/requests/retention'
import type { ServiceView } from '@kakehashi/contract/services/services'
import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { samplePdf } from '../../documents/sample-pdf.ts'
import * as api from '../../support/office-api.ts'
import * as proofs from '../../support/proofs-api.ts'
import type { Person } from '../../support/people.ts'
import type { TextFor } from './xss-payloads.ts'

/** Requests by the state that they are in. */
export type PlantedRequests = Readonly<
  Record<'quote' | 'declined' | 'closed' | 'translate' | 'review', string>
>

interface Writers {
  readonly owner: Person
  readonly customer: Person
  readonly service: ServiceView
  readonly text: TextFor
}

/** Requests with a text in every field, in a file name and in every reason. */
export async function plantRequests({
  owner,
  customer,
  service,
  text,
}: Writers): Promise<PlantedRequests> {
  const fileName = (field: string) => `${text(field, 'line').replaceAll(/[\r\n/]/g, ' ')}.pdf`
  const upload = (field: string) =>
    api.sendDocument(customer, {
      name: fileName(field),
      mimeType: 'application/pdf',
      buffer: samplePdf(),
    })
  const send = async (more: object = {}) => {
    const document = await upload('file-name')
    const details = text('details', 'lines')
    const sent = { requestItem: service.name, details, document, ...more }
    return (await api.sendRequest(customer, sent))._id
  }
  const reason = (field: string) => ({ reason: text(field, 'line') })

  const quote = await send({
    delivery: 'post',
    recipient: text('recipient', 'line'),
    postalCountry: 'US',
    postalCode: '96362',
    postalAddress: text('postal-address', 'line'),
    documents: [await upload('removed-file-name')],
    people: [{ label: text('name-a', 'line'), family: 'SMITH', source: 'customer' }],
  })
  await removeLastDocument(quote)

  const declined = await send({ delivery: 'meeting', meetingPlace: text('meeting-place', 'line') })
  const [lineText, textJa] = [text('quote-line-name', 'line'), text('quote-line-name-ja', 'line')]
  const lines = [{ text: lineText, textJa, quantity: 1, unitPrice: 45 }]
  const priced = { isQuoted: true, totalPrice: 45, deposit: 20, lines }
  await api.change(declined, commands.updateRequest, priced)
  const answer = { answer: 'declined', quoteVersion: 1, ...reason('quote-decline-reason') }
  await api.change(declined, commands.answerQuote, answer, customer)

  const closed = await send()
  await api.change(closed, commands.closeRequest, reason('close-reason'), customer)
  const held = { path: api.filled(holdRequest.path, closed), method: holdRequest.method }
  await api.ask(owner, { ...held, body: { isOnHold: true, ...reason('hold-reason') } })

  const translate = await send()
  const translator = await api.staff('translator')
  await api.advanceTo(translate, 'translate')
  await api.change(translate, commands.declineWork, reason('work-decline-reason'), translator)
  await api.assignTranslator(translate)
  await api.submitTranslation(translate)
  await api.change(translate, commands.returnRequest, reason('return-reason'))
  const promisedOn = addDays(dayAt(new Date(), sampleOffice.timeZone), 20)
  await api.change(translate, commands.promiseDay, { promisedOn, ...reason('promise-reason') })
  const question = { comment: text('question', 'lines') }
  const asked = { path: api.filled(askOffice.path, translate), method: 'POST' } as const
  await api.ask(translator, { ...asked, body: question })

  const review = await send()
  await api.advanceTo(review, 'translate')
  await api.submitTranslation(review, samplePdf('Translation'), fileName('translation-name'))
  const { version } = await api.finishReview(review)
  const refund = { version, amount: 5, ...reason('refund-reason') }
  await api.change(review, commands.recordRefund, refund)
  const back = { from: 'delivery', ...reason('step-back-reason') }
  await api.change(review, commands.stepBack, back)
  await proofs.sendProof(review)
  await proofs.askForChange(customer, review, { general: text('proof-remark', 'lines') })
  await proofs.settleRemark(review, { outcome: 'kept', reply: text('proof-reply', 'lines') })
  return { quote, declined, closed, translate, review }
}

/** The office still sees the name of a file that it has removed. */
async function removeLastDocument(id: string): Promise<void> {
  const clerk = await api.staff('admin')
  const { documents } = await api.readRequest(clerk, id)
  const path = api.filled(api.filled(removeFile.path, id), documents.at(-1)?._id ?? '')
  const body = { requestId: id, reason: 'other' }
  await api.ask(clerk, { path, method: removeFile.method, body })
}
