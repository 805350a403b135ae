import { Sentences } from '../../request/glossary/sentences.tsx'

export default function OfficeMemory() {
  return <Sentences base="/admin/glossary" />
}
