import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redocly } from '../redocly.ts';
import type { Tool } from './interop.ts';
import { openWorkspace } from './workspace.ts';

export const readers: readonly Tool[] = [
  {
    name: 'redocly lint',
    async check() {
      await redocly(['lint', 'springbyte']);
      return 'no problem, with its strictest rules';
    },
  },
  {
    name: 'spectral',
    async check(contract) {
      const { folder, run } = await openWorkspace('spectral', {
        dependencies: { '@stoplight/spectral-cli': '6.16.3' },
      });
      await writeFile(join(folder, '.spectral.yaml'), 'extends: spectral:oas\n');
      const report = await run('spectral', 'lint', contract, '--fail-severity', 'error', '--format', 'json');
      const found = JSON.parse(report.slice(report.indexOf('['), report.lastIndexOf(']') + 1)) as {
        code: string;
      }[];
      const codes = [...new Set(found.map(({ code }) => code))].toSorted();
      return `no error; ${found.length} warnings (${codes.join(', ')})`;
    },
  },
  {
    name: 'swagger-parser',
    async check(contract) {
      const { script } = await openWorkspace('swagger-parser', {
        dependencies: { '@apidevtools/swagger-parser': '13.1.0' },
      });
      return script(`
        import SwaggerParser from '@apidevtools/swagger-parser';
        const { openapi, paths } = await SwaggerParser.validate(${JSON.stringify(contract)});
        process.stdout.write('valid ' + openapi + ', ' + Object.keys(paths).length + ' paths');
      `);
    },
  },
  {
    name: 'scalar',
    async check(contract) {
      const { script } = await openWorkspace('scalar', {
        dependencies: { '@scalar/openapi-parser': '0.29.8' },
      });
      return script(`
        import { readFileSync } from 'node:fs';
        import { dereference, validate } from '@scalar/openapi-parser';
        const text = readFileSync(${JSON.stringify(contract)}, 'utf8');
        const { valid, errors } = await validate(text);
        const resolved = await dereference(text);
        if (!valid || resolved.errors?.length) throw new Error(JSON.stringify([errors, resolved.errors]));
        process.stdout.write('valid, every reference resolved');
      `);
    },
  },
];
