CREATE TABLE "decision_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"image_id" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_people" (
	"id" text PRIMARY KEY NOT NULL,
	"collection_id" text NOT NULL,
	"name" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_rounds" (
	"collection_id" text PRIMARY KEY NOT NULL,
	"owner_hash" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"owner_email" text,
	"email_asked_at" timestamp with time zone,
	"email_confirmed_at" timestamp with time zone,
	"told_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "decision_votes" (
	"person_id" text NOT NULL,
	"image_id" integer NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_votes_person_id_image_id_pk" PRIMARY KEY("person_id","image_id")
);
--> statement-breakpoint
ALTER TABLE "decision_comments" ADD CONSTRAINT "decision_comments_person_id_decision_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."decision_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_people" ADD CONSTRAINT "decision_people_collection_id_decision_rounds_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."decision_rounds"("collection_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_rounds" ADD CONSTRAINT "decision_rounds_collection_id_saved_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."saved_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_votes" ADD CONSTRAINT "decision_votes_person_id_decision_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."decision_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_comments_person" ON "decision_comments" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "decision_people_collection" ON "decision_people" USING btree ("collection_id");