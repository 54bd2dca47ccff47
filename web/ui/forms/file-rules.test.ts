import { expect, it } from "vitest";
import { fileProblem, fileSize } from "./file-rules.ts";

const logo = {
  endings: [".png", ".jpg", ".jpeg"],
  maxBytes: 2 * 1024 * 1024,
  tooLarge: "Company logo must be less than 2MB.",
};

it("accepts a picture of an allowed type and size", () => {
  expect(fileProblem({ name: "Logo.PNG", size: 2048 }, logo)).toBeNull();
});

it("reports what is wrong with a file", () => {
  expect(fileProblem({ name: "logo.exe", size: 10 }, logo)).toBe("Choose a .png, .jpg or .jpeg file.");
  expect(fileProblem({ name: "logo.png", size: 0 }, logo)).toBe("This file is empty.");
  expect(fileProblem({ name: "logo.png", size: logo.maxBytes + 1 }, logo)).toBe("Company logo must be less than 2MB.");
  expect(fileProblem({ name: "cv.pdf", size: 9e6 }, { endings: [".pdf"], maxBytes: 5 * 1024 * 1024 })).toBe(
    "Choose a file under 5 MB.",
  );
});

it("formats sizes in units for people", () => {
  expect([fileSize(10), fileSize(188_416), fileSize(1_258_291)]).toEqual(["1 kB", "184 kB", "1.2 MB"]);
});
