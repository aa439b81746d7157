CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"record" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"arrived" integer NOT NULL,
	"claimed_until" timestamp with time zone
);
