/** What redocly's own rules for comparing contracts leave out. A plugin of redocly, see `plugins` in `openapi/diff.yaml`. */
import { roleLost, securityChanged } from './access.ts';
import { compatibleChange, proseChanged } from './impact.ts';
import {
  defaultChanged,
  discriminatorChanged,
  formEncodingNarrowed,
  requiredBodyAdded,
  schemaPresenceChanged,
  serverReplaced,
  successResponseRemoved,
} from './messages.ts';
import {
  contentSchemaChanged,
  negatedSchemaChanged,
  openPartPropertyRemoved,
  patternPropertyChanged,
} from './schemas.ts';

export default function houseRules() {
  return {
    id: 'house',
    diff: {
      oas3: {
        'compatible-change': compatibleChange,
        'content-schema-changed': contentSchemaChanged,
        'default-changed': defaultChanged,
        'discriminator-changed': discriminatorChanged,
        'form-encoding-narrowed': formEncodingNarrowed,
        'negated-schema-changed': negatedSchemaChanged,
        'open-part-property-removed': openPartPropertyRemoved,
        'pattern-property-changed': patternPropertyChanged,
        'prose-changed': proseChanged,
        'required-body-added': requiredBodyAdded,
        'role-lost': roleLost,
        'schema-presence-changed': schemaPresenceChanged,
        'security-changed': securityChanged,
        'server-replaced': serverReplaced,
        'success-response-removed': successResponseRemoved,
      },
    },
  };
}
