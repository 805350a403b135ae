import { field, perhaps, section } from './build.ts'
import { nationality } from './choices.ts'

/** Who swears: an American, often in the forces. */
export const affiant = section('affiant', 'Affiant', '宣誓者', [
  field('name', 'name', 'Name', '氏名'),
  field('date', 'bornOn', 'Date of birth', '生年月日'),
  field('place', 'bornAt', 'Place of birth', '出生地'),
  field('choice', 'nationality', 'Citizenship', '国籍', { choices: nationality }),
  perhaps('text', 'passport', 'Passport number', '旅券番号'),
  field('place', 'residence', 'State of legal residence', '法定住所地'),
  perhaps('place', 'address', 'Present address', '現住所'),
  perhaps('text', 'rank', 'Rank or occupation', '階級又は職業'),
  perhaps('text', 'unit', 'Unit', '所属部隊'),
])
