import { isObjectType } from "graphql";
import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { createSchema } from "./schema.ts";

const app = testApp();

test("missing values are null, never an empty string", async () => {
  const recruiter = await app.build.recruiter();
  const job = await app.build.job({ companyId: recruiter.id, location: "", requirements: "" });
  const seeker = await app.build.seeker({ about: "", linkedin: "" });
  const cookie = await app.signIn({ id: seeker.id, role: "SEEKER" });
  const document = `query ($id: ID!) {
    job(id: $id) { location city region country remoteFrom requirements company { logoUrl } }
    viewer { displayName }
    viewerSeeker { about linkedin photoUrl }
  }`;
  // Sent often enough to be compiled.
  for (let time = 0; time < 4; time++) {
    const { data, errors } = await app.execute(document, { id: job.id }, { cookie });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      job: {
        ...{ location: null, city: null, region: null, country: null, remoteFrom: null, requirements: null },
        company: { logoUrl: null },
      },
      viewer: { displayName: null },
      viewerSeeker: { about: null, linkedin: null, photoUrl: null },
    });
  }
});

test("no string of the schema is documented as empty when absent, but for two that clients rely on", async () => {
  const fields = Object.values((await createSchema()).getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })));
  const empty = fields.filter(
    ({ field }) => String(field.type) === "String!" && /\bempty\b/.test(field.description ?? ""),
  );
  expect(empty.map(({ name }) => name)).toEqual(["Viewer.name", "Recruiter.companyDescriptionHtml"]);
});
