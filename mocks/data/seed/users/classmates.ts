import type { SeedUser } from './users.ts';

interface Classmate {
  name: string;
  surname: string;
  school: string;
  town: string;
  postalCode: string;
  birthday: string;
  isNameHidden?: boolean;
}

/** The 23 other learners of Lwazi's grade, from all nine provinces. */
const classList: Classmate[] = [
  {
    name: 'Amahle',
    surname: 'Zulu',
    school: 'Umthombo Primary',
    town: 'Durban',
    postalCode: '4001',
    birthday: '05-11',
  },
  {
    name: 'Liam',
    surname: 'Petersen',
    school: 'Silver Tree Primary',
    town: 'Mitchells Plain',
    postalCode: '7785',
    birthday: '01-19',
  },
  {
    name: 'Thabo',
    surname: 'Maseko',
    school: 'Kwena Primary',
    town: 'Soweto',
    postalCode: '1804',
    birthday: '07-28',
  },
  {
    name: 'Ayesha',
    surname: 'Davids',
    school: 'Rose Street Primary',
    town: 'Cape Town',
    postalCode: '8001',
    birthday: '10-03',
  },
  {
    name: 'Mia',
    surname: 'Botha',
    school: 'Bosbok Primary',
    town: 'Stellenbosch',
    postalCode: '7600',
    birthday: '04-22',
  },
  {
    name: 'Karabo',
    surname: 'Sithole',
    school: 'Marula Primary',
    town: 'Polokwane',
    postalCode: '0699',
    birthday: '09-09',
  },
  {
    name: 'Priya',
    surname: 'Naidoo',
    school: 'Lotus Gardens Primary',
    town: 'Chatsworth',
    postalCode: '4092',
    birthday: '12-15',
  },
  {
    name: 'Ethan',
    surname: 'Jacobs',
    school: 'Harbour View Primary',
    town: 'Gqeberha',
    postalCode: '6001',
    birthday: '02-25',
  },
  {
    name: 'Nomsa',
    surname: 'Ndlovu',
    school: 'Blue Crane Primary',
    town: 'Pietermaritzburg',
    postalCode: '3201',
    birthday: '08-07',
  },
  {
    name: 'Ruan',
    surname: 'Venter',
    school: 'Witrand Primary',
    town: 'Potchefstroom',
    postalCode: '2531',
    birthday: '03-30',
  },
  {
    name: 'Lerato',
    surname: 'Mahlangu',
    school: 'Sesikhona Primary',
    town: 'Mbombela',
    postalCode: '1200',
    birthday: '06-12',
  },
  {
    name: 'Sizwe',
    surname: 'Mthembu',
    school: 'Umthombo Primary',
    town: 'Durban',
    postalCode: '4001',
    birthday: '11-24',
  },
  {
    name: 'Chloe',
    surname: 'Adonis',
    school: 'Kokerboom Primary',
    town: 'Upington',
    postalCode: '8801',
    birthday: '01-08',
  },
  {
    name: 'Hendrik',
    surname: 'Steyn',
    school: 'Rooigras Primary',
    town: 'Bloemfontein',
    postalCode: '9301',
    birthday: '07-16',
    isNameHidden: true,
  },
  {
    name: 'Zanele',
    surname: 'Ngcobo',
    school: 'Blue Crane Primary',
    town: 'Pietermaritzburg',
    postalCode: '3201',
    birthday: '05-27',
  },
  {
    name: 'Imraan',
    surname: 'Khan',
    school: 'Jacaranda Hill Primary',
    town: 'Pretoria',
    postalCode: '0002',
    birthday: '09-20',
  },
  {
    name: 'Tshepo',
    surname: 'Moloi',
    school: 'Thaba Primary',
    town: 'Welkom',
    postalCode: '9459',
    birthday: '02-14',
  },
  {
    name: 'Anja',
    surname: 'Coetzee',
    school: 'Bosbok Primary',
    town: 'Stellenbosch',
    postalCode: '7600',
    birthday: '10-29',
  },
  {
    name: 'Lindiwe',
    surname: 'Dube',
    school: 'Harbour View Primary',
    town: 'Gqeberha',
    postalCode: '6001',
    birthday: '04-05',
  },
  {
    name: 'Joshua',
    surname: 'van Rensburg',
    school: 'Protea Park Primary',
    town: 'Cape Town',
    postalCode: '7925',
    birthday: '12-01',
  },
  {
    name: 'Rendani',
    surname: 'Mudau',
    school: 'Baobab Primary',
    town: 'Thohoyandou',
    postalCode: '0950',
    birthday: '08-18',
  },
  {
    name: 'Nkateko',
    surname: 'Baloyi',
    school: 'Marula Primary',
    town: 'Polokwane',
    postalCode: '0699',
    birthday: '03-06',
  },
  {
    name: 'Kiara',
    surname: 'Govender',
    school: 'Lotus Gardens Primary',
    town: 'Chatsworth',
    postalCode: '4092',
    birthday: '06-23',
  },
];

const withoutSpaces = (name: string) => name.toLowerCase().replaceAll(' ', '');

export const classmates: SeedUser[] = classList.map(({ name, surname, birthday, ...learner }, index) => ({
  ...learner,
  id: `lrn-${withoutSpaces(name)}`,
  role: 'Learner',
  name,
  surname,
  email: `${withoutSpaces(name)}.${withoutSpaces(surname)}@springbyte.test`,
  userName: `${withoutSpaces(name)}.${withoutSpaces(surname)}`,
  isActive: true,
  permissions: [],
  born: { yearsAgo: 10, monthDay: birthday },
  lastLogin: { daysAgo: 1 + (index % 7), minutesOfDay: 760 + index * 13 },
  gradeId: 'grd-4',
}));
