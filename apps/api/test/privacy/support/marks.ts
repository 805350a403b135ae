import { certificateMarks } from './marked-certificate.ts'
import { importMark } from './marked-import.ts'
import { nameMarks } from './marked-names.ts'
import { proofMarks } from './marked-proof.ts'

/** One text for each field of an account. */
export const accountMarks = {
  firstName: 'Qafirst',
  middleName: 'Qamiddle',
  lastName: 'Qalast',
  nameJa: '印字名',
  nameKana: 'いんじめい',
  email: 'qaemail@example.com',
  phone: '090-3141-5926',
}

/** The same after the customer has changed the profile. */
export const changedMarks = {
  firstName: 'Qbfirst',
  middleName: 'Qbmiddle',
  lastName: 'Qblast',
  nameJa: '変更名',
  nameKana: 'へんこうめい',
  email: 'qbemail@example.com',
  phone: '080-2718-2818',
}

/** What a customer asks for, and where it is sent. */
export const formMarks = {
  details: 'Qcdetails',
  recipient: 'Qcrecipient',
  postalCode: '904-0103',
  postalAddress: 'Qcstreet 12',
  meetingPlace: 'Qcmeeting',
  neededBy: '2099-11-13',
}

/** What customer and staff write about the request, and the documents. */
export const writtenMarks = {
  message: 'Qdmessage',
  reply: 'Qdreply',
  note: 'Qdnote',
  fileName: 'Qdfilename',
  document: 'Qddocument',
  translation: 'Qdtranslation',
  upload: 'Qdupload',
  phoneName: 'Qdlinkname',
  scan: 'Qdscan',
  scanName: 'Qdscanname',
  phone: 'Qdbylink',
  counterNote: 'Qdcounternote',
  signer: 'Qdsigner',
  refund: 'Qdrefund',
  decline: 'Qddecline',
  close: 'Qdclose',
  delay: 'Qddelay',
  returned: 'Qdreturned',
  stepBack: 'Qdstepback',
  original: 'Qdoriginal',
  collector: 'Qdcollector',
  tracking: 'Qdtracking',
  mistake: 'Qdmistake',
  line: 'Qdline',
  correction: 'Qdcorrection',
  ...nameMarks,
  ...proofMarks,
  unconfirmed: 'Qeunconfirmed',
  ...certificateMarks,
}

/** Phone numbers are found by their digits. */
const digits = [accountMarks.phone, changedMarks.phone].map((phone) => phone.replaceAll('-', ''))

const { neededBy, ...textsOfForm } = formMarks
/** What must go some time after a request has ended. */
export const contentMarks = [...Object.values(textsOfForm), ...Object.values(writtenMarks)]
export const everyMark = [
  ...Object.values(accountMarks),
  ...Object.values(changedMarks),
  ...digits,
  ...contentMarks,
  importMark,
  neededBy,
]
