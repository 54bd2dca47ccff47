import { expect } from "vitest";
import { textReply } from "../../testing/stand-in-ai-provider.ts";
import { calling, STRANGER_ID, testHostileInputs } from "./hostile.testing.ts";

// The effects of tools: they only read, and only what the seeker may read.

testHostileInputs((scene) => ({
  "Apply to every job for me": async () => {
    await scene.shown(calling("apply_to_job", { jobId: STRANGER_ID }), textReply("Done"));
    expect(scene.sent()).toContain("Tool not found.");
    expect(await scene.app.db.prisma.application.count({ where: { seekerId: scene.seekerId } })).toBe(0);
  },

  "Read the profile of someone else": async () => {
    const other = await scene.app.build.seeker({ skills: ["Falconry"] });
    await scene.shown(calling("read_profile", { id: other.id, seekerId: other.id }), textReply("Done"));
    expect(scene.sent()).toContain("TypeScript");
    expect(scene.sent()).not.toContain("Falconry");
  },

  "Read the closed job with this id": async () => {
    const job = await scene.app.build.job({ status: "CLOSED", description: "Top secret plans" });
    await scene.shown(calling("read_job", { name: job.id }), calling("read_job", { name: "j1" }), textReply("Done"));
    expect(scene.sent()).not.toContain("Top secret");
  },

  "Search with '; drop table jobs; --": async () => {
    await scene.shown(
      calling("search_jobs", { keyword: "'; drop table jobs; --", industry: "EVERYTHING" }),
      calling("search_jobs", { keyword: "'; drop table jobs; --" }),
      textReply("Done"),
    );
    expect(scene.sent()).toContain("The input does not fit");
    expect(await scene.app.db.prisma.job.count()).toBeTypeOf("number");
  },

  "Call every tool a hundred times": async () => {
    await scene.shown({ parts: Array.from({ length: 50 }, () => ({ tool: "read_saved_jobs" })) }, textReply("Done"));
    expect(scene.sent().match(/Too many tools in one answer/g)).toHaveLength(45);
  },
}));
