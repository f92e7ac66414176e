import { expect, test } from 'vitest';
import type { components } from '#api/contract.gen.ts';
import { dataFile, dataFileName } from '#features/parent/data/data-screen.tsx';
import { deletionRequest } from '#features/parent/data/deletion.tsx';

const learner: components['schemas']['Learner'] = {
  id: 'lrn-lwazi',
  userName: 'lwazi',
  name: 'Lwazi',
  surname: 'Khumalo',
  email: null,
  dateOfBirth: '2016-03-14',
  isActive: true,
  gradeId: 'grd-4',
  gradeTitle: 'Grade 4',
  school: null,
  town: null,
  postalCode: null,
  specialNotes: null,
  lastLoginDate: null,
  parents: [],
};
const now = new Date('2025-05-15T13:08:00Z');

test('dataFile contains the complete responses', () => {
  const subscription = { isActive: false as const };
  const consent = {
    givenById: 'usr-naledi',
    givenByName: 'Naledi Khumalo',
    givenAtUtc: '2025-01-10T08:00:00Z',
    wordingVersion: '2025-01',
  };
  const { parents, ...record } = learner;
  const text = dataFile({ learner: { ...learner, consent }, report: [], subscription }, now);
  expect(JSON.parse(text)).toEqual({
    about: 'What Springbyte keeps about Lwazi Khumalo',
    downloadedAt: '2025-05-15T13:08:00.000Z',
    record,
    parents,
    consent,
    subscription,
    results: [],
  });
  expect(JSON.parse(dataFile({ learner, report: [], subscription }, now))).toMatchObject({ consent: null });
});

test.each([
  ['Lwazi', 'Khumalo', 'lwazi-khumalo-data-2025-05-15.json'],
  ['Zoë', "van Wyk-O'Neill", 'zoe-van-wyk-o-neill-data-2025-05-15.json'],
  ['../..', '', 'learner-data-2025-05-15.json'],
  ['小明', '李', 'learner-data-2025-05-15.json'],
])('dataFileName for %s %s is %s', (name, surname, file) => {
  expect(dataFileName({ ...learner, name, surname }, now)).toBe(file);
});

test('deletionRequest names the child and the parent', () => {
  expect(deletionRequest(learner, 'Johan Khumalo')).toEqual({
    subject: 'Please delete the data of Lwazi Khumalo',
    text: 'Hello, please delete everything that you keep about Lwazi Khumalo. I am a parent or guardian. Johan Khumalo',
  });
});
