import { expect, test } from 'vitest';
import { hasExpectedType, namesOnlyFilesOf } from '../../../src/service-worker/expected-files.ts';

test.each([
  ['index.html', 200, 'text/html; charset=utf-8', true],
  ['index.html?__WB_REVISION__=1', 200, 'text/html', true],
  ['index.html', 200, 'text/plain', false],
  ['assets/framework-1.js', 200, 'text/javascript', true],
  ['assets/framework-1.js', 200, 'text/html', false],
  ['assets/framework-1.js', 404, 'text/javascript', false],
])('hasExpectedType of %s with status %i and type %s is %s', (file, status, type, isExpected) => {
  const response = new Response('', { status, headers: { 'Content-Type': type } });
  expect(hasExpectedType(`https://school.test/${file}`, response)).toBe(isExpected);
});

test.each([
  ['<script src="/assets/index-1.js"></script>', true],
  ['<template><script src="/assets/index-1.js"></script><link href="/assets/home-1.js"></template>', true],
  ['<script src="/assets/index-2.js"></script>', false],
  ['<h1>We will be back soon</h1>', false],
])('namesOnlyFilesOf %s is %s', (html, isOfRelease) => {
  const files = ['assets/index-1.js', 'assets/home-1.js'];
  expect(namesOnlyFilesOf(html, (file) => files.includes(file))).toBe(isOfRelease);
});
