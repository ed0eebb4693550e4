import { expect, test } from 'vitest';
import { projectFiles, textOf } from '../support/project.ts';

/** Each form's schema, by whom the visitor's side is checked with it, and by whom what arrives. */
const FORMS: Record<string, { form: string; backend: string }> = {
  restaurantFeedbackSchema: {
    form: 'src/domain/feedback/feedback-record.ts',
    backend: 'supabase/functions/website-submissions/forms.ts',
  },
  cateringRequestSchema: {
    form: 'src/domain/forms/catering-record.ts',
    backend: 'supabase/functions/catering-request/index.ts',
  },
  careerApplicationSchema: {
    form: 'src/domain/forms/career-record.ts',
    backend: 'supabase/functions/website-submissions/careers.ts',
  },
  mediaInquirySchema: {
    form: 'src/domain/forms/media-record.ts',
    backend: 'supabase/functions/website-submissions/forms.ts',
  },
  franchiseInquirySchema: {
    form: 'src/domain/forms/franchise-record.ts',
    backend: 'supabase/functions/website-submissions/forms.ts',
  },
};

test.each(Object.entries(FORMS))('%s is written once, and checks both sides', (schema, { form, backend }) => {
  const definitions = projectFiles(/^(src|supabase)\/.*\.ts$/).filter((file) =>
    textOf(file).includes(`const ${schema} =`),
  );
  expect(definitions).toHaveLength(1);
  expect(definitions[0]).toMatch(/^src\/model\/forms\//);
  const imports = new RegExp(`import [^;]*\\b${schema}\\b[^;]*src/model/forms/`);
  expect(textOf(backend)).toMatch(imports);
  expect(textOf(form)).toMatch(new RegExp(`import [^;]*\\b${schema}\\b[^;]*model/forms/`));
});

test('every form of the visitors is held to it', () => {
  const forms = projectFiles(/^src\/domain\/(forms|feedback)\/.*-record\.ts$/);
  expect(forms.sort()).toEqual(
    Object.values(FORMS)
      .map(({ form }) => form)
      .sort(),
  );
});
