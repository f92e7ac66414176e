import { csvText } from '#components/list/csv/csv-text.ts';
import type { ImportFormat } from './detect-format.ts';

export interface Example {
  text: string;
  note: string;
  file: { name: string; text: string };
}

const header = ['Question', 'Option A', 'Option B', 'Option C', 'Correct', 'Hint', 'Feedback'];
const rows = [
  ['Which is one half?', '2/4', '2/3', '3/5', 'A', '', 'Two of four pieces are one half.'],
  ['Choose all the multiples of 6.', '12', '20', '18', 'A, C', '', ''],
  ['A metre is 100 cm.', '', '', '', 'True', '', ''],
  ['Half of 10 is [[5]].', '', '', '', '', 'Share 10 between two.', ''],
  ['How many sides has a triangle?', '', '', '', '3', '', ''],
];

const tableNote =
  'The first row names the columns, in any order. You may add the columns Type, Model answer and more options.';
const csv = csvText({ header, rows });
const tableFile = { name: 'questions.csv', text: csv };

const gift = `// A comment. A blank line ends a question.
Which is one half? {
  =2/4
  ~2/3
  ~3/5
  ####Two of four pieces are one half.
}

Choose all the multiples of 6. {~%50%12 ~20 ~%50%18}

A metre is 100 cm. {TRUE}

Half of 10 is {=5}.

How many sides has a triangle? {#3}
`;

const aiken = `Which is one half?
A. 2/4
B. 2/3
C. 3/5
ANSWER: A

A metre is 100 cm.
A. True
B. False
ANSWER: A
`;

export const examples: Readonly<Record<ImportFormat, Example>> = {
  table: {
    text: [header, ...rows].map((cells) => cells.join('\t')).join('\n'),
    note: tableNote,
    file: tableFile,
  },
  // Without the byte order mark of the file.
  csv: { text: csv.slice(1).replaceAll('\r\n', '\n'), note: tableNote, file: tableFile },
  gift: {
    text: gift,
    note: 'Moodle exports its questions as GIFT.',
    file: { name: 'questions.gift', text: gift },
  },
  aiken: {
    text: aiken,
    note: 'One right answer for each question, as plain text.',
    file: { name: 'questions.txt', text: aiken },
  },
};
