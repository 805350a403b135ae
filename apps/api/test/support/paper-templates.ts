import * as contract from '@kakehashi/contract/paper-templates'
import type { PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { SignedInUser } from './office.ts'

type Typed = SentBody<typeof contract.addPaperTemplate>['paper']

/** A certificate of a school, with the children as persons. */
export function schoolPaper(title = 'Certificate of enrolment'): Typed {
  return {
    title: { en: title, ja: '在学証明書' },
    from: 'ja',
    groups: [
      {
        label: { en: 'School', ja: '学校' },
        isRepeated: false,
        sections: [
          {
            label: { en: 'School', ja: '学校' },
            isOptional: false,
            fields: [
              { label: { en: 'Name of school', ja: '学校名' }, kind: 'text', isRequired: true },
              { label: { en: 'Date of issue', ja: '発行日' }, kind: 'date', isRequired: true },
            ],
          },
        ],
      },
      {
        label: { en: 'Pupil', ja: '児童' },
        isRepeated: true,
        sections: [
          {
            label: { en: 'Pupil', ja: '児童' },
            isOptional: false,
            fields: [{ label: { en: 'Name', ja: '氏名' }, kind: 'name', isRequired: true }],
          },
        ],
      },
    ],
  }
}

/** Calls about the templates themselves. */
export function templatesOf({ browser }: SignedInUser) {
  return {
    choices: () => browser.call(contract.listTemplateChoices, {}),
    list: () => browser.call(contract.listPaperTemplates, {}),
    get: (templateId: string) =>
      browser.call(contract.getPaperTemplate, { params: { templateId } }),
    add: (paper: Typed = schoolPaper(), replaces?: PaperTemplateId) =>
      browser.call(contract.addPaperTemplate, { body: { paper, ...(replaces && { replaces }) } }),
    change: (templateId: string, paper: Typed, version: number) =>
      browser.call(contract.changePaperTemplate, {
        params: { templateId },
        body: { paper, version },
      }),
    archive: (templateId: string, isArchived = true) =>
      browser.call(contract.archivePaperTemplate, { params: { templateId }, body: { isArchived } }),
  }
}

/** What the server sends, as it is sent back. */
export function asTyped(paper: contract.TemplateView['paper']): Typed {
  return JSON.parse(JSON.stringify(paper)) as Typed
}
