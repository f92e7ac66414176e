import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeResponse, encodeQuestionData, serializeBody } from '#api/question-data.ts';

const question = (data: unknown) => ({ id: 'que-1', type: 'truefalse', data });

describe('decodeResponse', () => {
  test('parses nested question data', () => {
    const body = [{ results: [], questions: [question('{"question":"So?"}')] }];
    expect(decodeResponse(body)).toEqual([{ results: [], questions: [question({ question: 'So?' })] }]);
  });

  test('parses question data in `before` and `after`', () => {
    const sides = { before: question('{"question":"So?"}'), after: { questions: [question('{}')] } };
    expect(decodeResponse(sides)).toEqual({
      before: question({ question: 'So?' }),
      after: { questions: [question({})] },
    });
  });

  test('keeps objects, and keeps invalid JSON as text (D-071)', () => {
    expect(decodeResponse(question('{"question":'))).toEqual(question('{"question":'));
    expect(decodeResponse(question({ question: 'So?' }))).toEqual(question({ question: 'So?' }));
  });

  test('does not parse texts outside questions', () => {
    const change = { snapshotJson: '{"a":1}', patchJson: '[]', data: '{"b":2}' };
    expect(decodeResponse(change)).toEqual(change);
  });
});

describe('decodeResponse of names', () => {
  test.each([
    [{ title: 'a\u202Eb\u202C' }, { title: 'ab' }],
    [{ rows: [{ name: '\u2067x', surname: 'y\u2069' }] }, { rows: [{ name: 'x', surname: 'y' }] }],
    [[{ submittedBy: '\u202Dx', gradeTitle: null }], [{ submittedBy: 'x', gradeTitle: null }]],
    [{ submittedByPerQuestion: { 'que-1': '\u202Ex' } }, { submittedByPerQuestion: { 'que-1': 'x' } }],
    [{ features: ['\u202Ax', 'y'] }, { features: ['x', 'y'] }],
    [
      { town: '\u202Ex', school: '\u2066x' },
      { town: 'x', school: 'x' },
    ],
  ])('removes direction controls: %j', (response, shown) => {
    expect(decodeResponse(response)).toEqual(shown);
  });

  test.each([
    { title: 'שרה \u200Fmôre\u200E 👨‍👩‍👧' },
    { description: 'She is \u2067שרה\u2069.', message: '\u202Ex' },
    { before: { title: '\u202Ex' }, after: { questions: [{ title: '\u202Ex' }] } },
    { snapshotJson: '{"Title":"\u202Ex"}', id: '\u202Ex', role: '\u202Ex' },
  ])('does not change names in other scripts, longer texts, change sets or ids: %j', (response) => {
    expect(decodeResponse(structuredClone(response))).toEqual(response);
  });
});

describe('encodeQuestionData and serializeBody', () => {
  test('encode question data unless it is already encoded', () => {
    const encoded = encodeQuestionData({
      questions: [question({ answer: true }), question('{"answer":true}')],
    });
    expect(encoded).toEqual({ questions: [question('{"answer":true}'), question('{"answer":true}')] });
  });

  test('encode question data in the model of a form, and keep its files (D-145)', async () => {
    const form = new FormData();
    form.append('model', JSON.stringify({ title: 'x', questions: [question({ correctAnswer: true })] }));
    form.append('Questions[0].MediaFile', new Blob(['png'], { type: 'image/png' }), 'a.png');
    const sent = serializeBody(form);
    if (!(sent instanceof FormData)) throw new Error('The body is not a form.');
    const model = sent.get('model');
    const file = sent.get('Questions[0].MediaFile');
    if (!(model instanceof Blob) || !(file instanceof File)) throw new Error('A part is missing.');
    expect(model.type).toBe('application/json');
    expect(JSON.parse(await model.text())).toEqual({
      title: 'x',
      questions: [question('{"correctAnswer":true}')],
    });
    expect([file.name, await file.text()]).toEqual(['a.png', 'png']);
  });
});

test('encoding and decoding keeps all data, including unknown properties (D-069)', () => {
  const data = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(fc.array(data), (list) => {
      const body = { questions: list.map(question) };
      expect(decodeResponse(JSON.parse(JSON.stringify(encodeQuestionData(body))))).toEqual(
        JSON.parse(JSON.stringify(body)),
      );
    }),
  );
});
