import { Terms } from '../../request/glossary/terms.tsx'

export default function OfficeGlossary() {
  return <Terms base="/admin/glossary" />
}
