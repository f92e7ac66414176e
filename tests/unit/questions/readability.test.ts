import { describe, expect, test } from 'vitest';
import { activities } from '#mocks/data/seed/content/activities.ts';
import { readability, readabilityFindings } from '#questions/readability.ts';

const long =
  'When the farmer from the village near the river goes to the market in the morning she has to count all of her oranges.';

describe('readability', () => {
  test('reports one long sentence', () => {
    expect(readability(long, 2)).toBe('Long sentences for Grade 2: 24 words in one. Try to split it.');
    expect(readability(long, 8)).toBeUndefined();
    expect(
      readability('The farmer goes to the market. She has to count all of her oranges.', 2),
    ).toBeUndefined();
  });

  test('reports a long average sentence', () => {
    const text = 'This is a sentence of the length that Grade one may have. '.repeat(4);
    expect(readability(text, 1)).toBe('Long sentences for Grade 1: 12 words each. Try to shorten some.');
    expect(readability(text, 3)).toBeUndefined();
  });

  test('reports many long words', () => {
    const text = 'What is the relationship between photosynthesis and the environment of a plant?';
    expect(readability(text, 2)).toBe(
      'Many long words for Grade 2: relationship, photosynthesis, environment. Try shorter ones.',
    );
    expect(readability(text, 8)).toBeUndefined();
  });

  test('ignores code', () => {
    const code = 'if it is on and you have the time then do what you can with your thing';
    expect(readability(`What does it do?\n${code}`, 1)).toBeDefined();
    expect(readability(`What does it do?\n\`\`\`\n${code}\n\`\`\``, 1)).toBeUndefined();
    expect(readability(`What does \`${code}\` do?`, 1)).toBeUndefined();
  });

  test('splits at line breaks and list items, and ignores brackets of blanks', () => {
    const list = Array.from({ length: 20 }, () => 'a thing that you can see').join('\n');
    expect(readability(list, 1)).toBeUndefined();
    expect(readability('The [[cat]] sat on the [[mat]] and it was 3.5 kg.', 1)).toBeUndefined();
  });

  test.each([
    'Wanneer die boer van die dorp naby die rivier in die oggend na die mark toe gaan, moet sy al die lemoene tel wat in haar kar is en dan verkoop.',
    'Ngesikhathi umlimi oseduze nomfula eya emakethe ekuseni kufanele abale wonke amawolintshi akhe ngaphambi kokuba awathengise ebantwini bonke abafika lapho ngaphandle kokulinda isikhathi eside kakhulu kwamanye amadolobha.',
    '農夫は朝に市場へ行く前にすべてのオレンジを数えなければなりません',
    'Когда крестьянка из деревни у реки утром идёт на рынок, она должна сосчитать все свои апельсины, чтобы потом продать их людям.',
    '',
    '3 + 4 = 7',
    '🌍'.repeat(100),
  ])('reports nothing for %s', (text) => {
    expect(readability(text, 1)).toBeUndefined();
  });

  test.each(['!', '.'])('handles 40,000 times %s without delay', (character) => {
    expect(readability(`${character.repeat(40_000)}x`, 1)).toBeUndefined();
  });

  test('readabilityFindings names the field', () => {
    expect(readabilityFindings({ prompt: 'Why?', feedBack: long, options: [long], score: 1 }, 2)).toEqual([
      {
        level: 'warning',
        field: 'Feedback',
        message: 'Long sentences for Grade 2: 24 words in one. Try to split it.',
      },
    ]);
    expect(readabilityFindings({}, 2)).toEqual([]);
  });

  test('reports less than 3 % of the questions of the demo data', () => {
    const gradeOf = (id: string) => Number(/^act-(\d)-/.exec(id)?.[1]);
    const findings = activities.map(({ id, questions }) =>
      questions.map((question) => readabilityFindings(question, gradeOf(id)).length > 0),
    );
    const reported = findings.flat();
    expect(reported.filter(Boolean).length / reported.length).toBeLessThan(0.03);
  });
});
