import type { FieldKind } from '@kakehashi/domain/paper-templates/template'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const kindLabels: Readonly<Record<FieldKind, MessageDescriptor>> = {
  name: msg`Name of a person`,
  date: msg`Date`,
  place: msg`Place`,
  text: msg`Text`,
  choice: msg`Word from a list`,
  seal: msg`Seal or stamp`,
  note: msg`Note of the translator`,
}
